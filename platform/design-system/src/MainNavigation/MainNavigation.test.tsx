import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MainNavigation } from './MainNavigation'

it('names itself, shows a word beside every icon and marks the current page', () => {
  const html = renderToStaticMarkup(
    <MainNavigation
      label="Principal"
      items={[
        { href: '/es', label: 'Inicio', icon: 'home', isCurrent: false },
        { href: '/es/usage', label: 'Consumo', icon: 'usage', isCurrent: true },
      ]}
    />,
  )
  expect(html).toMatch(/<nav [^>]*aria-label="Principal"/)
  expect(html).toMatch(
    /href="\/es\/usage" aria-current="page"><svg[^>]*aria-hidden="true">.*<span>Consumo<\/span>/,
  )
  expect(html.match(/aria-current/g)).toHaveLength(1)
})
