import { expect, it } from 'vitest'
import { spanishLeft } from './spanish-left'

it.each(['Su factura está lista', '¿Necesita ayuda?', 'Pague su saldo por correo'])(
  'finds Spanish in %j',
  (line) => {
    expect(spanishLeft([line])).toEqual([line])
  },
)

it.each(['Your bill is ready', 'Los Olmos 12', 'Español', 'Write to la.vecina@example.com'])(
  'finds none in %j',
  (line) => {
    expect(spanishLeft([line])).toEqual([])
  },
)

it('passes over the names that it is given', () => {
  expect(spanishLeft(['To: Su Factura Clara'], ['Su Factura Clara'])).toEqual([])
})
