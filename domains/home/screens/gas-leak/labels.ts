import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: { en: 'Leave first. Call from outside.', es: 'Salga primero. Llame desde afuera.' },
  now: { en: 'Do this now', es: 'Haga esto ahora' },
  leave: {
    en: 'Leave at once and take everyone with you. Leave the door open.',
    es: 'Salga de inmediato y lleve a todos con usted. Deje la puerta abierta.',
  },
  touchNothing: {
    en: 'Touch nothing on the way: no light, no phone, no flame, no garage door.',
    es: 'No toque nada al salir: ni luces, ni teléfono, ni fuego, ni la puerta del garaje.',
  },
  call: {
    en: 'Once you are far away, call 911 and then the gas utility.',
    es: 'Cuando esté lejos, llame al 911 y luego a la compañía de gas.',
  },
  stayOut: {
    en: 'Stay outside until they tell you that it is safe.',
    es: 'Quédese afuera hasta que le digan que es seguro.',
  },
  signsTitle: { en: 'Signs of a leak', es: 'Señales de una fuga' },
  smell: { en: 'It smells of rotten eggs.', es: 'Huele a huevo podrido.' },
  sound: {
    en: 'Something hisses or whistles near a pipe or an appliance.',
    es: 'Algo silba cerca de una tubería o de un aparato.',
  },
  ground: {
    en: 'Outside, soil blows about, water bubbles, or plants die in one spot.',
    es: 'Afuera, la tierra se levanta, el agua burbujea o las plantas mueren en un solo lugar.',
  },
  ill: {
    en: 'People feel dizzy, sick or sleepy indoors. It may be carbon monoxide: go out, call 911.',
    es: 'Adentro, las personas sienten mareo, náusea o sueño. Puede ser monóxido de carbono: salga y llame al 911.',
  },
  digTitle: { en: 'Before you dig', es: 'Antes de excavar' },
  digText: {
    en: 'Call 811 some days ahead. Lines are marked free of charge.',
    es: 'Llame al 811 unos días antes. Marcan las líneas sin costo.',
  },
  outages: { en: 'Power out? Who to call', es: '¿Se fue la luz? A quién llamar' },
})
