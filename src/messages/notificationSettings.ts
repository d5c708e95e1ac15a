import { defineMessages } from './define-messages.ts'

/** Messages of the choice of which notifications reach the user by mail and as push messages, by kind. */
export const notificationSettingsMessages = defineMessages({
  en: {
    title: 'Notifications',
    about:
      'You see everything under Notifications, and messages under Messages. Choose what we also email you. We always email receipts and decisions about your account.',
    kinds: {
      orders: { label: 'Orders', detail: 'What happens to what you buy and sell.' },
      offers: { label: 'Offers', detail: 'New offers and the answers to yours.' },
      messages: {
        label: 'Messages',
        detail: "Messages that you haven't read after 10 minutes.",
        pushDetail: 'When somebody writes to you.',
      },
      listings: {
        label: 'Your listings',
        detail: 'When a listing is about to end, or is removed.',
      },
      saved: {
        label: 'Wishlist, searches and sellers',
        detail: 'Lower prices, and new finds in your saved searches and from sellers you follow.',
      },
      reviews: { label: 'Reviews', detail: 'What needs your decision.' },
    },
  },
  sv: {
    title: 'Aviseringar',
    about:
      'Du ser allt under Aviseringar, och meddelanden under Meddelanden. Välj vad vi också mejlar dig. Kvitton och beslut om ditt konto mejlar vi alltid.',
    kinds: {
      orders: { label: 'Beställningar', detail: 'Vad som händer med det du köper och säljer.' },
      offers: { label: 'Bud', detail: 'Nya bud och svaren på dina.' },
      messages: {
        label: 'Meddelanden',
        detail: 'Meddelanden som du inte har läst efter 10 minuter.',
        pushDetail: 'När någon skriver till dig.',
      },
      listings: { label: 'Dina annonser', detail: 'När en annons snart slutar eller tas bort.' },
      saved: {
        label: 'Önskelista, sökningar och säljare',
        detail: 'Lägre priser, och nya fynd i dina sparade sökningar och från säljare du följer.',
      },
      reviews: { label: 'Granskningar', detail: 'Det som du behöver besluta om.' },
    },
  },
})

/** Messages of the push messages of this browser. */
export const pushDeviceMessages = defineMessages({
  en: {
    title: 'Push notifications',
    about: 'See what happens on this device, even when Loppis is closed.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    check: 'Check this device',
    asking: 'Please allow notifications when your browser asks.',
    isOn: 'This device shows notifications.',
    choose: 'Choose what we push to your devices.',
    blocked:
      "Your browser blocks notifications from Loppis. Allow them in your browser's settings for this site.",
    unreachable: "Your browser can't reach its notification service. Please try again later.",
    unsupported:
      "This browser can't show push notifications. On an iPhone or iPad, add Loppis to your Home Screen and open it there.",
  },
  sv: {
    title: 'Pushaviseringar',
    about: 'Se vad som händer på den här enheten, även när Loppis är stängt.',
    turnOn: 'Slå på',
    turnOff: 'Stäng av',
    check: 'Kontrollera enheten',
    asking: 'Tillåt aviseringar när webbläsaren frågar.',
    isOn: 'Den här enheten visar aviseringar.',
    choose: 'Välj vad vi skickar till dina enheter.',
    blocked:
      'Webbläsaren blockerar aviseringar från Loppis. Tillåt dem i webbläsarens inställningar för den här webbplatsen.',
    unreachable: 'Webbläsaren når inte sin aviseringstjänst. Försök igen senare.',
    unsupported:
      'Den här webbläsaren kan inte visa pushaviseringar. På en iPhone eller iPad lägger du till Loppis på hemskärmen och öppnar appen där.',
  },
})
