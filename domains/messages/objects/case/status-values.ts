import { picklistValues } from '@porchlight/metadata'

/** The states of a case; closed ones take no more replies until they are opened again. */
export const caseStatusValues = picklistValues([
  { value: 'New', label: { en: 'New', es: 'Nuevo' }, attributes: { type: 'CaseStatus', closed: false } },
  {
    value: 'Working',
    label: { en: 'Working', es: 'En proceso' },
    attributes: { type: 'CaseStatus', closed: false },
  },
  {
    value: 'Waiting on Customer',
    label: { en: 'Waiting on customer', es: 'En espera del cliente' },
    attributes: { type: 'CaseStatus', closed: false },
  },
  {
    value: 'Escalated',
    label: { en: 'Escalated', es: 'Escalado' },
    attributes: { type: 'CaseStatus', closed: false },
  },
  {
    value: 'Closed',
    label: { en: 'Closed', es: 'Cerrado' },
    attributes: { type: 'CaseStatus', closed: true },
  },
])
