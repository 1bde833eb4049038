import type { FieldTraits, ValueRefusal } from './field-type'
import { refuse } from './refuse'

/**
 * Checks a number against the field's digits: `precision` in total, `scale` of them after the decimal point. A number
 * with more decimals is rejected, not rounded, so that the stored value is exactly the one sent.
 */
export function checkDecimal(value: unknown, field: FieldTraits): number | ValueRefusal {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return refuse('Enter a number.', 'Escriba un número.')
  }
  const wholeDigits = field.precision - field.scale
  if (Math.abs(value) >= 10 ** wholeDigits) {
    return refuse(
      `Enter a number with at most ${wholeDigits} digits before the decimal point.`,
      `Escriba un número con un máximo de ${wholeDigits} dígitos antes del punto decimal.`,
    )
  }
  if (Number(value.toFixed(field.scale)) !== value) {
    return refuse(
      field.scale === 0 ? 'Enter a whole number.' : `Use at most ${field.scale} decimal places.`,
      field.scale === 0 ? 'Escriba un número entero.' : `Use como máximo ${field.scale} decimales.`,
    )
  }
  return value === 0 ? 0 : value
}
