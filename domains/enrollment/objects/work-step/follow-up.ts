import { type FieldScalar, namedBy, type ObjectDeclaration } from '@porchlight/metadata'

const name = namedBy('Step_Type__c')
const ended: readonly FieldScalar[] = ['Completed', 'Not Applicable']

/** An open step is looked at on its due date, or on the later day until which it was put off. */
export const workStepDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: [...name.fields, 'Follow_Up_On__c'],
  compute: (next) => ({ ...name.compute(next), Follow_Up_On__c: followUpDay(next) }),
}

function followUpDay({
  Status,
  Due_Date__c: due = null,
  Put_Off_To__c: putOff = null,
}: Readonly<Record<string, FieldScalar>>): FieldScalar {
  if (due === null || ended.includes(Status ?? null)) return null
  return putOff !== null && putOff > due ? putOff : due
}
