type Entry = { question: string; answer: string }
type SeedEntry = Entry & { swedish: Entry }

/** Questions and answers about buying second-hand, in the order of the page. */
export const blogEntries: ReadonlyArray<SeedEntry> = [
  {
    question: 'How do I know that a fair price is fair?',
    answer:
      'Start from what the thing costs new and what it will be used for. As a rule of thumb, something in excellent condition is worth up to half of its retail price, good about a third, fair a fifth or less. Things that age well, such as cast iron, solid wood and good instruments, keep more; electronics and soft furniture keep less. Every card here shows both prices, so you can do the sum before you book.',
    swedish: {
      question: 'Hur vet jag att ett rimligt pris är rimligt?',
      answer:
        'Utgå från vad saken kostar ny och vad den ska användas till. En tumregel är att något i utmärkt skick är värt upp till hälften av nypriset, i gott skick ungefär en tredjedel, i hyfsat skick en femtedel eller mindre. Sådant som åldras väl, till exempel gjutjärn, massivt trä och bra instrument, behåller mer av sitt värde; elektronik och stoppade möbler behåller mindre. Varje vara här visar båda priserna, så att du kan räkna innan du bokar.',
    },
  },
  {
    question: 'What should I look at when I meet the seller?',
    answer:
      'You have booked for free and paid by card by then, and you take it home after the meeting. We hold the money until you have the thing, so confirm it only when you have looked. Meet by daylight and take your time. Turn it on, open every drawer, sit on it, look underneath. Ask what has been repaired and by whom. A bicycle should roll straight with your hands off the bars for a second; a camera should fire at every speed; a chair should not wobble on a flat floor. A good seller will wait while you look, and will often tell you the fault before you find it.',
    swedish: {
      question: 'Vad ska jag titta på när jag träffar säljaren?',
      answer:
        'Då har du bokat gratis och betalat med kort, och du tar med dig varan hem efter mötet. Vi håller inne pengarna tills du har fått varan, så bekräfta den först när du har tittat. Träffas i dagsljus och ta god tid på dig. Slå på den, öppna varje låda, sätt dig i den, titta på undersidan. Fråga vad som är lagat och vem som gjorde det. En cykel ska rulla rakt en sekund när du släpper styret, en kamera ska fungera på alla slutartider och en stol ska inte vicka på ett plant golv. En bra säljare väntar medan du tittar, och berättar ofta om felet innan du hittar det.',
    },
  },
  {
    question: 'What do excellent, good and fair mean?',
    answer:
      'Excellent: hardly used, nothing to repair, you could give it as a present. Good: used and cared for, with small marks that do not matter to how it works. Fair: it works, and it has something to say about its age, which the seller describes. If the description and the thing do not agree, report it; someone looks at every report.',
    swedish: {
      question: 'Vad betyder utmärkt, gott och hyfsat skick?',
      answer:
        'Utmärkt: knappt använd, inget att laga, du skulle kunna ge bort den. Gott: använd och omskött, med små märken som inte spelar någon roll för hur den fungerar. Hyfsat: den fungerar, och åldern syns på ett sätt som säljaren beskriver. Om beskrivningen och varan inte stämmer överens kan du anmäla den; någon tittar på varje anmälan.',
    },
  },
  {
    question: 'Where is a good place to meet?',
    answer:
      'Somewhere public that you both know: a library, a market, a café with a table large enough. Many towns have a marked exchange place outside the police station. For a sofa you will have to go to the door, so take a friend, who can also take the other end of the sofa.',
    swedish: {
      question: 'Var är ett bra ställe att träffas?',
      answer:
        'Någonstans offentligt som ni båda känner till: ett bibliotek, ett torg, ett kafé med ett tillräckligt stort bord. Många städer har en markerad bytesplats utanför polisstationen. En soffa måste du hämta vid dörren, så ta med en vän, som också kan ta andra änden av soffan.',
    },
  },
  {
    question: 'What does the verified mark on a seller tell me?',
    answer:
      'That we have checked who the seller is and how to reach them. It does not mean that we have seen the thing, so look at it as you would anyway. Sellers without the mark are often only new here; ask for one more picture and you will usually get three.',
    swedish: {
      question: 'Vad betyder det att en säljare är verifierad?',
      answer:
        'Att vi har kontrollerat vem säljaren är och hur man når hen. Det betyder inte att vi har sett varan, så titta på den som du annars skulle ha gjort. Säljare utan märket är ofta bara nya här; be om en bild till, så får du oftast tre.',
    },
  },
  {
    question: 'Can I change my mind after I have paid?',
    answer:
      'Before the seller hands it over, you can ask to cancel, and we give the money back if the seller agrees or does not answer. Once you have the thing, you have 30 days to ask to return it, in the condition in which you received it. Both are on the page of your order, under My Orders. If you only booked and have not paid, there is nothing to undo: remove the booking from My Orders, and you can book again whenever you like.',
    swedish: {
      question: 'Kan jag ångra mig när jag har betalat?',
      answer:
        'Innan säljaren har lämnat över varan kan du be att få avbryta köpet, och vi betalar tillbaka pengarna om säljaren säger ja eller inte svarar. När du har fått varan har du 30 dagar på dig att be att få lämna tillbaka den, i det skick som du fick den. Båda finns på orderns sida, under Mina beställningar. Om du bara har bokat och inte betalat finns det inget att ångra: ta bort bokningen under Mina beställningar, så kan du boka igen när du vill.',
    },
  },
]
