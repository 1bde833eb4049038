import type { RuleContext, RuleFailure, ValidationRule } from '../declare/rule'

/** Creates rules for amounts and counts that cannot be below zero. Absent values pass. */
export function notNegative(...fieldApiNames: readonly string[]): readonly ValidationRule[] {
  return fieldApiNames.map((fieldApiName) => ({
    name: `${fieldApiName}IsNotNegative`,
    check: ({ next }) => {
      const amount = next[fieldApiName]
      if (typeof amount !== 'number' || amount >= 0) return null
      return { fieldApiName, message: { en: 'Enter zero or more.', es: 'Escriba cero o más.' } }
    },
  }))
}

/**
 * Creates a rule for a text that must match `pattern`. Absent values pass: whether a field is required is up to the
 * field.
 */
export function matching(
  fieldApiName: string,
  pattern: RegExp,
  message: RuleFailure['message'],
): ValidationRule {
  return {
    name: `${fieldApiName}IsWellFormed`,
    check: ({ next }) => {
      const value = next[fieldApiName]
      return typeof value !== 'string' || pattern.test(value) ? null : { fieldApiName, message }
    },
  }
}

/** A text that has to be one of `values` when it is filled in. */
export function among(
  fieldApiName: string,
  values: readonly string[],
  message: RuleFailure['message'],
): ValidationRule {
  return {
    name: `${fieldApiName}IsWellFormed`,
    check: ({ next }) => {
      const value = next[fieldApiName]
      return typeof value !== 'string' || values.includes(value) ? null : { fieldApiName, message }
    },
  }
}

/** Creates the same rule for each of several texts that is filled in: `wrong` returns the problem, or null. */
export function aboutEachText(
  name: string,
  fieldApiNames: readonly string[],
  wrong: (text: string, context: RuleContext, fieldApiName: string) => RuleFailure['message'] | null,
): readonly ValidationRule[] {
  return fieldApiNames.map((fieldApiName) => ({
    name: `${fieldApiName}${name}`,
    check: (context) => {
      const text = context.next[fieldApiName]
      const message = typeof text === 'string' ? wrong(text, context, fieldApiName) : null
      return message === null ? null : { fieldApiName, message }
    },
  }))
}

/** Creates a rule for a field that must be filled in while `condition` holds. */
export function neededWhen(
  fieldApiName: string,
  condition: (next: RuleContext['next']) => boolean,
  message: RuleFailure['message'],
): ValidationRule {
  return {
    name: `${fieldApiName}IsNeeded`,
    check: ({ next }) => (next[fieldApiName] == null && condition(next) ? { fieldApiName, message } : null),
  }
}

/** Creates a rule that the second day is not before the first. Absent days pass. */
export function inOrder(firstApiName: string, secondApiName: string): ValidationRule {
  return {
    name: `${secondApiName}IsNotBefore${firstApiName}`,
    check: ({ next }) => {
      const [first, second] = [next[firstApiName], next[secondApiName]]
      if (typeof first !== 'string' || typeof second !== 'string' || first <= second) return null
      return {
        fieldApiName: secondApiName,
        message: { en: 'Choose a later date.', es: 'Elija una fecha posterior.' },
      }
    },
  }
}
