import { defineMessages } from './defineMessages.ts'

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
