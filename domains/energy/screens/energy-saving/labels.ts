import { defineLabels } from '@porchlight/i18n'

/** Tips are named by the part of use that they lower. */
export const labels = defineLabels({
  adviceLoading: { en: 'Looking at your usage', es: 'Revisando su consumo' },
  coolingLead: {
    en: 'Hot weeks are coming. Begin with the air conditioner.',
    es: 'Vienen semanas de calor. Empiece por el aire acondicionado.',
  },
  heatingLead: {
    en: 'Cold weeks are coming. Begin with the heat.',
    es: 'Vienen semanas de frío. Empiece por la calefacción.',
  },
  mildLead: {
    en: 'Begin with what uses the most in your home.',
    es: 'Empiece por lo que más consume en su vivienda.',
  },
  unknownLead: {
    en: 'We do not have enough of your usage for figures. This helps in every home.',
    es: 'Sabemos muy poco de su consumo para dar cifras. Esto ayuda en toda vivienda.',
  },
  whereTitle: { en: 'Where it went', es: 'A dónde se fue' },
  whereCaption: {
    en: { one: 'In 1 month you used {used}.', other: 'In the last {count} months you used {used}.' },
    es: {
      one: 'En 1 mes usted consumió {used}.',
      other: 'En los últimos {count} meses usted consumió {used}.',
    },
  },
  part: { en: 'Share of your usage', es: 'Parte de su consumo' },
  kilowattHours: { en: 'kWh', es: 'kWh' },
  therms: { en: 'Therms', es: 'Termias' },
  share: { en: 'Share', es: 'Parte' },
  cooling: { en: 'Cooling', es: 'Aire acondicionado' },
  heating: { en: 'Heating', es: 'Calefacción' },
  always: { en: 'What runs all year', es: 'Lo que funciona todo el año' },
  coolingSaving: {
    en: 'Two degrees warmer saves about {used} a year.',
    es: 'Dos grados más de temperatura ahorran unos {used} al año.',
  },
  coolingSavingMoney: {
    en: 'Two degrees warmer saves about {used}, or {dollars}, a year.',
    es: 'Dos grados más de temperatura ahorran unos {used}, o {dollars}, al año.',
  },
  heatingSaving: {
    en: 'Two degrees cooler saves about {used} a year.',
    es: 'Dos grados menos de temperatura ahorran unos {used} al año.',
  },
  heatingSavingMoney: {
    en: 'Two degrees cooler saves about {used}, or {dollars}, a year.',
    es: 'Dos grados menos de temperatura ahorran unos {used}, o {dollars}, al año.',
  },
  alwaysSaving: {
    en: 'A tenth less saves about {used} a year.',
    es: 'Una décima parte menos ahorra unos {used} al año.',
  },
  alwaysSavingMoney: {
    en: 'A tenth less saves about {used}, or {dollars}, a year.',
    es: 'Una décima parte menos ahorra unos {used}, o {dollars}, al año.',
  },
  coolingThermostat: {
    en: 'Set the thermostat to 78 °F at home, and higher while you are away.',
    es: 'Ponga el termostato en 78 °F cuando esté en casa, y más alto cuando salga.',
  },
  coolingShade: {
    en: 'Close blinds on the sunny side before noon.',
    es: 'Cierre las persianas del lado del sol antes del mediodía.',
  },
  coolingFan: {
    en: 'Run a fan where you sit. Turn it off when you leave the room.',
    es: 'Use un ventilador donde esté. Apáguelo al salir del cuarto.',
  },
  coolingFilter: {
    en: 'Change or wash the air filter every month.',
    es: 'Cambie o lave el filtro de aire cada mes.',
  },
  heatingThermostat: {
    en: 'Set the thermostat to 68 °F by day, and lower at night.',
    es: 'Ponga el termostato en 68 °F de día, y más bajo de noche.',
  },
  heatingGaps: {
    en: 'Seal gaps at doors and windows. A rolled towel helps at once.',
    es: 'Selle las rendijas de puertas y ventanas. Una toalla enrollada ayuda de inmediato.',
  },
  heatingSun: {
    en: 'Open curtains to the sun by day, and close them at night.',
    es: 'Abra las cortinas al sol de día y ciérrelas de noche.',
  },
  heatingFilter: {
    en: 'Change the filter of the furnace as its label says.',
    es: 'Cambie el filtro de la calefacción como indica su etiqueta.',
  },
  alwaysWaterHeater: {
    en: 'Set the water heater to 120 °F.',
    es: 'Ponga el calentador de agua en 120 °F.',
  },
  alwaysWash: {
    en: 'Wash clothes in cold water, and only full loads.',
    es: 'Lave la ropa con agua fría y solo con cargas completas.',
  },
  alwaysStandby: {
    en: 'Use a power strip to switch off what is on standby: TV, console, chargers.',
    es: 'Apague con la regleta lo que solo espera: televisor, consola, cargadores.',
  },
  alwaysLights: {
    en: 'Put LED bulbs where the light is on the longest.',
    es: 'Ponga focos LED donde la luz pasa más tiempo encendida.',
  },
  alwaysShower: {
    en: 'Take shorter showers, and fix a dripping hot tap.',
    es: 'Acorte las duchas y repare la llave de agua caliente que gotea.',
  },
  safety: {
    en: 'With a baby, an older or an ill person at home, comfort comes first.',
    es: 'Con un bebé, una persona mayor o enferma en casa, primero está la salud.',
  },
  howTitle: { en: 'How we work this out', es: 'Cómo lo calculamos' },
  howWeather: {
    en: 'Your own bills show how your home answers to the weather of each month.',
    es: 'Sus propias facturas muestran cómo responde su vivienda al clima de cada mes.',
  },
  howDegrees: {
    en: 'Two degrees count on every day that you heat or cool.',
    es: 'Los dos grados cuentan en cada día en que usted enfría o calienta.',
  },
  howPrice: {
    en: 'Prices by unit are those of your last bill.',
    es: 'Los precios por unidad son los de su última factura.',
  },
  toUsage: { en: 'See your usage', es: 'Ver su consumo' },
})
