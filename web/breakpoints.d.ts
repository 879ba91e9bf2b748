export const PHONE: number;
export const STRIP: number;
export const LAPTOP: number;
export const LOW: number;
export const SIDEWAYS: number;
export function withBreakpoints(css: string): string;
