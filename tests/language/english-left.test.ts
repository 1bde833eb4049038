import { expect, it } from 'vitest'
import { englishLeft } from './english-left'

it.each([
  'Vence el November 20, 2026.',
  'Pague your factura',
  'Payment',
  'We will read it.',
  'Su factura está lista\nThank you for it and for all of it',
])('finds English in %j', (text) => {
  expect(englishLeft(text)).toHaveLength(1)
})

it.each([
  'Su factura de noviembre vence el 20 de noviembre de 2026.',
  'Caprock Flats Power and Light',
  'Vea https://www.example.com/your/bill o escriba a bill@example.com',
  'Las áreas de servicio y el plan Fijo 12',
  'Responda STOP para cancelar o HELP para recibir ayuda.',
])('finds none in %j', (text) => {
  expect(englishLeft(text)).toEqual([])
})

it('finds the English form of a name that has a Spanish one', () => {
  expect(englishLeft('Su plan es Fixed 12.\nSu plan es Fijo 12.', [], ['Fixed 12'])).toEqual([
    'Su plan es Fixed 12.',
  ])
})

it('passes over the names that it is given', () => {
  expect(englishLeft('Compañía: Pay by the Month', ['Pay by the Month'])).toEqual([])
})
