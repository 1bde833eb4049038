const words = {
  en: {
    title: 'Identity check (demonstration)',
    lead: 'A real service asks for a document here. Choose what it finds.',
    passed: 'It is me: confirm',
    failed: 'It cannot be confirmed',
    review: 'A person has to look',
  },
  es: {
    title: 'Verificación de identidad (demostración)',
    lead: 'Un servicio real pide aquí un documento. Elija qué encuentra.',
    passed: 'Soy yo: confirmar',
    failed: 'No se puede confirmar',
    review: 'Debe revisarlo una persona',
  },
} as const

/** Returns the stand-in's page: one button for each outcome. */
export function standInPage(language: 'en' | 'es'): string {
  const text = words[language]
  const button = (outcome: 'passed' | 'failed' | 'review') =>
    `<button name="outcome" value="${outcome}">${text[outcome]}</button>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;margin:0 auto;max-width:30rem;padding:24px 16px}
form{display:grid;gap:12px}button{font:inherit;min-height:48px}</style></head>
<body><main><h1>${text.title}</h1><p>${text.lead}</p>
<form method="post">${button('passed')}${button('failed')}${button('review')}</form></main></body></html>`
}
