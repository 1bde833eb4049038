import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useMemo } from 'react'
import type { Filter, FilterField } from './filter'
import { labels } from './labels'

/** Returns the label key of an operator for a kind of field; null for an unknown operator. */
export function operatorKey(operator: string, kind: FilterField['kind']): keyof typeof labels | null {
  const dateKey = `date${operator}`
  if (kind === 'date' && dateKey in labels) return dateKey as keyof typeof labels
  return operator in labels ? (operator as keyof typeof labels) : null
}

/** Returns a function that describes a filter, such as `Status is New or On hold`. */
export function useFilterText(fields: readonly FilterField[] | undefined): (filter: Filter) => string {
  const t = useLabels(labels)
  const { format } = usePage()
  return useMemo(
    () =>
      ({ fieldApiName, operator, operands }) => {
        const field = fields?.find((each) => each.fieldApiName === fieldApiName)
        const key = operatorKey(operator, field?.kind ?? 'text')
        const operandTexts = operands.map((operand) => {
          if (operand === '') return t('emptyOperand')
          if (field?.kind === 'date' && !Number.isNaN(Date.parse(operand))) return format.date(operand)
          return field?.choices?.find(({ value }) => value === operand)?.label ?? operand
        })
        return `${field?.label ?? fieldApiName} ${key === null ? operator : t(key)} ${operandTexts.join(` ${t('or')} `)}`
      },
    [fields, format, t],
  )
}
