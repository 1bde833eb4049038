import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Your utility owns the lines and brings the power back. Tell it, not us.',
    es: 'Su compañía de distribución es dueña de las líneas y restablece la luz. Avísele a ella.',
  },
  lineDown: { en: 'A line is down? Stay away.', es: '¿Hay un cable caído? No se acerque.' },
  lineDownText: {
    en: 'Stay at least 35 feet away and keep others away. Every line can kill. Call 911.',
    es: 'Quédese a 35 pies (10 metros) o más, y que nadie se acerque. Todo cable puede matar. Llame al 911.',
  },
  beforeTitle: { en: 'Before you call', es: 'Antes de llamar' },
  breakers: {
    en: 'Look at your breakers. Turn one that tripped off, then on, once.',
    es: 'Revise sus interruptores. Apague el que saltó y enciéndalo, una sola vez.',
  },
  neighbors: {
    en: 'See whether your neighbors have light. Tell the utility.',
    es: 'Vea si sus vecinos tienen luz. Dígaselo a la compañía.',
  },
  equipment: {
    en: 'Does somebody’s life depend on medical equipment? Call 911.',
    es: '¿La vida de alguien depende de un equipo médico? Llame al 911.',
  },
  unpaidTitle: { en: 'Is a bill unpaid?', es: '¿Hay una factura sin pagar?' },
  unpaidText: {
    en: 'Then the power may be off for that reason. Pay, or call us.',
    es: 'Entonces la luz puede estar cortada por eso. Pague o llámenos.',
  },
  toBills: { en: 'See your bills', es: 'Ver sus facturas' },
  gasLeak: { en: 'Smell gas? Read this first', es: '¿Huele a gas? Lea esto primero' },
})
