// What is reckoned from the times that were measured.

/** The value below which the share `part` of the sorted values lies: the nearest rank. */
export function percentile(sorted, part) {
  if (sorted.length === 0) return null;
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}

/** What is told of some values: how many, their mean, and where most of them lie. */
export function summary(values) {
  const sorted = Float64Array.from(values).sort();
  const sum = sorted.reduce((total, value) => total + value, 0);
  return {
    count: sorted.length,
    mean: sorted.length ? sum / sorted.length : null,
    p50: percentile(sorted, 0.5),
    p90: percentile(sorted, 0.9),
    p99: percentile(sorted, 0.99),
    most: percentile(sorted, 1),
  };
}
