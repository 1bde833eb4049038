import { fail } from '@porchlight/errors'
import { actionSections, type FormFactor } from '@porchlight/metadata'
import type { PlatformActionRepresentation } from '../../representation/platform-action-schemas'
import { parseNames } from '../parse-request'

/** The types of actions that the platform knows; ours are quick actions and standard buttons. */
const actionTypes = ['CustomButton', 'ProductivityAction', 'QuickAction', 'StandardButton'] as const

/** The action filter of a request, from a query or a body. */
export interface ActionFilterInput {
  readonly actionTypes?: string | readonly string[]
  readonly apiNames?: string | readonly string[]
  readonly formFactor?: FormFactor
  readonly retrievalMode?: 'PageLayout' | 'All'
  readonly sections?: string | readonly string[]
}

/** Which actions are requested; an empty list is no condition. */
export interface ActionFilter {
  readonly formFactor: FormFactor
  /** Whether actions that are not on the page are requested too. */
  readonly wantsAll: boolean
  readonly types: readonly string[]
  readonly sections: readonly string[]
  /** In lower case. */
  readonly apiNames: readonly string[]
}

/**
 * Parses the filter of a list of actions. Types and sections that the platform does not know are rejected, and so is
 * `apiNames` unless all actions are requested (`ui-api-facts`, Actions).
 */
export function parseActionFilter(input: ActionFilterInput): ActionFilter {
  const apiNames = namesOf(input.apiNames)
  const wantsAll = input.retrievalMode === 'All'
  if (apiNames.length > 0 && !wantsAll) {
    throw fail('invalidParameter', { parameter: 'apiNames', reason: 'send retrievalMode=All with it' })
  }
  return {
    formFactor: input.formFactor ?? 'Large',
    wantsAll,
    types: choicesOf(input.actionTypes, actionTypes, 'actionTypes'),
    sections: choicesOf(input.sections, actionSections, 'sections'),
    apiNames: apiNames.map((name) => name.toLowerCase()),
  }
}

/** Returns those of `actions` that pass the filter. */
export function filterActions(
  actions: readonly PlatformActionRepresentation[],
  { types, sections, apiNames }: ActionFilter,
): readonly PlatformActionRepresentation[] {
  return actions.filter(
    (action) =>
      (types.length === 0 || types.includes(action.type)) &&
      (sections.length === 0 || sections.includes(action.section)) &&
      (apiNames.length === 0 || apiNames.includes(action.apiName.toLowerCase())),
  )
}

function namesOf(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === 'string' ? parseNames(value) : (value ?? [])
}

function choicesOf(
  value: string | readonly string[] | undefined,
  choices: readonly string[],
  parameter: string,
): readonly string[] {
  return namesOf(value).map((name) => {
    const choice = choices.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
    if (choice === undefined) {
      throw fail('invalidParameter', { parameter, reason: `choose among ${choices.join(', ')}` })
    }
    return choice
  })
}
