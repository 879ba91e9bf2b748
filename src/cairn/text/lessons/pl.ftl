### Co mówi każda lekcja.

lesson-more = { $left ->
    [one] Zgadza się. Został jeszcze { $left }.
    [few] Zgadza się. Zostały jeszcze { $left }.
   *[other] Zgadza się. Zostało jeszcze { $left }.
    }
lesson-shown = Tak: { $what }. Teraz ty.
lesson-lit = Spójrz na to, co podświetlone. Teraz ty.
