import { describe, expect, it } from 'vitest'
import { referenceLabel } from './layout-item'

describe('what a reference is called by the record it leads to', () => {
  it.each([
    ['en', 'Contact ID', 'Contact'],
    ['en', 'Decided By ID', 'Decided By'],
    ['es', 'Id. de contacto', 'Contacto'],
    ['es', 'Id. del plan', 'Plan'],
    ['es', 'Id. de la factura', 'Factura'],
    ['es', 'Id. de las facturas', 'Facturas'],
    ['es', 'Id. de los planes', 'Planes'],
    ['es', 'Id. de quien lo creó', 'Quien lo creó'],
    ['es', 'Id. de lugar', 'Lugar'],
  ] as const)('in %s, %s is called %s', (language, label, called) => {
    expect(referenceLabel({ label: { en: label, es: label } }, language)).toBe(called)
  })
})
