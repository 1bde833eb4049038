import { type StartType, startDateChoices } from '../../objects/order/start-dates'

/** Whether `typed` is a day, `YYYY-MM-DD`, on which service can be requested to start. */
export function isPossibleStart(type: StartType, typed: string, today: string): boolean {
  return startDateChoices(type, today).some(({ date, refusal }) => date === typed && refusal === null)
}
