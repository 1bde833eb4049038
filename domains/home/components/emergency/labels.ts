import { defineLabels } from '@porchlight/i18n'

/** What the pages about outages and gas leaks share. */
export const emergencyLabels = defineLabels({
  call911: { en: 'Call 911', es: 'Llamar al 911' },
  callUtility: { en: 'Call {phone}', es: 'Llamar al {phone}' },
  dayAndNight: { en: 'Answers day and night.', es: 'Atiende de día y de noche.' },
  servesHomes: { en: 'Serves {homes}.', es: 'Da servicio a {homes}.' },
  reportOnline: { en: 'Report it online', es: 'Reportarlo en línea' },
  outageMap: { en: 'See the outage map', es: 'Ver el mapa de cortes' },
  ofUtility: { en: '{action}, {utility}', es: '{action}, {utility}' },
  findElectricity: { en: 'Find your electric utility', es: 'Busque su compañía de distribución' },
  findGas: { en: 'Find your gas utility', es: 'Busque su compañía de gas' },
  anotherHome: { en: 'Another home', es: 'Otra vivienda' },
  homeHint: { en: 'Of the home in question.', es: 'De la vivienda afectada.' },
  findNumber: { en: 'Find the number', es: 'Buscar el número' },
  searching: { en: 'Looking for the utility', es: 'Buscando la compañía' },
  unknownElectricity: {
    en: 'We do not know the electric utility of {zip}',
    es: 'No conocemos la compañía de distribución de {zip}',
  },
  unknownGas: {
    en: 'We do not know the gas utility of {zip}',
    es: 'No conocemos la compañía de gas de {zip}',
  },
  unknownText: {
    en: 'Its name and emergency number are on the bill. In danger, call 911.',
    es: 'Su nombre y su número de emergencias están en la factura. En peligro, llame al 911.',
  },
})
