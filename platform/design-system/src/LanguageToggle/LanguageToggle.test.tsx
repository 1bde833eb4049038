import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageToggle } from './LanguageToggle'

it('is a link in the words and the language that it leads to', () => {
  const html = renderToStaticMarkup(<LanguageToggle href="/es/usage" label="Español" language="es" />)
  expect(html).toMatch(/<a [^>]*href="\/es\/usage" lang="es" hrefLang="es">.*<span>Español<\/span>/)
})
