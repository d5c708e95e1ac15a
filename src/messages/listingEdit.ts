import { defineMessages } from './defineMessages.ts'

/** Messages of Edit. */
export const listingEditMessages = defineMessages({
  en: {
    edit: 'Edit product',
    editOf: (product: string) => `Edit ${product}`,
    lead: 'Buyers see your changes at once. Those who booked it keep the price they booked at. A new price ends the open offers.',
    leadHidden: "Buyers don't see this item now. They see your changes when it is for sale again.",
    loading: 'Loading your product',
    save: 'Save changes',
    cancel: 'Back to My Products',
    stop: 'Cancel',
    failed: "We couldn't save your changes",
    nothingLost: 'Everything you changed is still here.',
    checkAgain: 'Show what it says now',
    saved: 'Your changes are saved',
    toMyProducts: 'Go to My Products',
    toItem: 'See the item',
    lockedTitle: "You can't change this item right now",
    heldUntil: (time: string) =>
      `It is reserved for a buyer. If they don't buy it, you can change it after ${time}.`,
    ended: 'It is sold, or no longer listed.',
    retry: 'Try again',
  },
  sv: {
    edit: 'Ändra vara',
    editOf: (product) => `Ändra ${product}`,
    lead: 'Köpare ser dina ändringar direkt. De som har bokat behåller priset de bokade till. Ett nytt pris avslutar öppna bud.',
    leadHidden: 'Köpare ser inte varan nu. De ser dina ändringar när den är till salu igen.',
    loading: 'Hämtar din vara',
    save: 'Spara ändringarna',
    cancel: 'Tillbaka till Mina varor',
    stop: 'Avbryt',
    failed: 'Vi kunde inte spara dina ändringar',
    nothingLost: 'Allt du har ändrat finns kvar.',
    checkAgain: 'Visa vad som står där nu',
    saved: 'Dina ändringar är sparade',
    toMyProducts: 'Till Mina varor',
    toItem: 'Se varan',
    lockedTitle: 'Du kan inte ändra varan just nu',
    heldUntil: (time) =>
      `Den är reserverad för en köpare. Om köpet inte blir av kan du ändra den efter ${time}.`,
    ended: 'Den är såld eller inte längre upplagd.',
    retry: 'Försök igen',
  },
})
