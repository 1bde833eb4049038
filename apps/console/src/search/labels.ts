import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  search: { en: 'Search', es: 'Buscar' },
  searchAll: { en: 'Name, number, phone or email', es: 'Nombre, número, teléfono, correo' },
  suggestions: { en: 'Suggestions', es: 'Sugerencias' },
  recentRecords: { en: 'Recently viewed', es: 'Vistos recientemente' },
  allResults: { en: 'All results for “{q}”', es: 'Todos los resultados de «{q}»' },
  suggested: {
    en: { one: '{count} suggestion', other: '{count} suggestions' },
    es: { one: '{count} sugerencia', other: '{count} sugerencias' },
  },
  resultsFor: { en: 'Results for “{q}”', es: 'Resultados de «{q}»' },
  searchTitle: { en: 'Search', es: 'Búsqueda' },
  searchLead: {
    en: 'Part of a name, an account number, the last digits of a phone number, or an email address.',
    es: 'Parte de un nombre, un número de cuenta, los últimos dígitos de un teléfono, un correo electrónico.',
  },
  tooShort: { en: 'Enter at least two letters or digits.', es: 'Escriba al menos dos letras o dígitos.' },
  nothingFound: { en: 'Nothing found for “{q}”', es: 'No se encontró nada para «{q}»' },
  nothingFoundText: {
    en: 'Check the spelling, search for a part of it, or remove filters.',
    es: 'Revise la ortografía, busque una parte más corta o quite los filtros.',
  },
  exactMatch: { en: 'Exact match', es: 'Coincidencia exacta' },
  allObjects: { en: 'All', es: 'Todo' },
  objects: { en: 'Results by object', es: 'Resultados por objeto' },
  showAllFound: { en: 'Show all', es: 'Ver todo' },
  showAllFoundOf: { en: 'Show all: {label}', es: 'Ver todo: {label}' },
})
