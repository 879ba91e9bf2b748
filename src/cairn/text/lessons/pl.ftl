### Co mówi każda lekcja.

lesson-more = { $left ->
    [one] Zgadza się. Został jeszcze { $left }.
    [few] Zgadza się. Zostały jeszcze { $left }.
   *[other] Zgadza się. Zostało jeszcze { $left }.
    }
lesson-shown = Tak: { $what }. Teraz ty.
lesson-lit = Spójrz na to, co podświetlone. Teraz ty.

# Cała gra z trenerem

lesson-whole-game = Cała gra z trenerem
coach-doubt = Spójrz jeszcze raz, zanim to zrobisz: z innym ruchem wygrywa się częściej, o około { $lost } na 100 gier.
coach-better = Lepiej: { $what }.
coach-good = Dobry wybór: lepszy ruch nie jest znany.
coach-certain = { $count ->
    [one] Coś jest już pewne.
    [few] Pewne są już { $count } rzeczy. Jedna z nich:
   *[other] Pewnych jest już { $count } rzeczy. Jedna z nich:
    }
coach-turning = { $rounds ->
    [0] Punkt zwrotny był przy pytaniu { $round }. Twój wybór: { $what }. Lepiej: { $best }; wygrywa się wtedy częściej, o około { $lost } na 100 gier.
   *[other] Punkt zwrotny był w rundzie { $round }. Twój wybór: { $what }. Lepiej: { $best }; wygrywa się wtedy częściej, o około { $lost } na 100 gier.
    }
coach-turning-none = Żaden twój wybór nie kosztował wiele: lepsze ruchy nie są znane.
