import { picklistValues } from '@porchlight/metadata'

/** What a line of a bill can be. */
export const lineTypeValues = picklistValues([
  { value: 'Energy', label: { en: 'Energy charge', es: 'Cargo por energía' } },
  { value: 'Base', label: { en: 'Base charge', es: 'Cargo base' } },
  { value: 'Minimum_Usage_Fee', label: { en: 'Minimum usage fee', es: 'Cargo por consumo mínimo' } },
  { value: 'Bill_Credit', label: { en: 'Bill credit', es: 'Crédito en la factura' } },
  { value: 'Delivery_Fixed', label: { en: 'Delivery charge, fixed', es: 'Cargo de entrega, fijo' } },
  {
    value: 'Delivery_Usage',
    label: { en: 'Delivery charge, by usage', es: 'Cargo de entrega, por consumo' },
  },
  { value: 'Assessment', label: { en: 'Regulatory assessment', es: 'Contribución regulatoria' } },
  { value: 'Late_Fee', label: { en: 'Late fee', es: 'Cargo por pago atrasado' } },
  { value: 'Returned_Payment_Fee', label: { en: 'Returned payment fee', es: 'Cargo por pago devuelto' } },
  {
    value: 'Early_Termination_Fee',
    label: { en: 'Early termination fee', es: 'Cargo por cancelación anticipada' },
  },
  {
    value: 'Average_Billing',
    label: { en: 'Average billing adjustment', es: 'Ajuste por facturación mensual promedio' },
  },
  { value: 'Adjustment', label: { en: 'Adjustment', es: 'Ajuste' } },
])
