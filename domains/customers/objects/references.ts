import type { FieldDeclaration } from '@porchlight/metadata'

/** The account that a record hangs on; access to the record follows from it. */
export function accountReference(childRelationshipName: string) {
  return {
    dataType: 'Reference',
    label: { en: 'Account ID', es: 'Id. de cuenta' },
    referenceTo: 'Account',
    relationshipName: 'Account__r',
    childRelationshipName,
    required: true,
  } as const satisfies FieldDeclaration
}

/** The order that a record is part of, when there is one. */
export function orderReference(childRelationshipName: string) {
  return {
    dataType: 'Reference',
    label: { en: 'Order ID', es: 'Id. de orden' },
    referenceTo: 'Order',
    relationshipName: 'Order__r',
    childRelationshipName,
  } as const satisfies FieldDeclaration
}

/** The person that a record belongs to; access to the record follows from it. */
export function contactReference(childRelationshipName: string) {
  return {
    dataType: 'Reference',
    label: { en: 'Contact ID', es: 'Id. de contacto' },
    referenceTo: 'Contact',
    relationshipName: 'Contact__r',
    childRelationshipName,
    required: true,
  } as const satisfies FieldDeclaration
}

/** The member of staff that a record is assigned to; empty while it is unassigned. */
export function ownerReference(childRelationshipName: string) {
  return {
    dataType: 'Reference',
    label: { en: 'Owner ID', es: 'Id. del responsable' },
    referenceTo: 'User',
    relationshipName: 'Owner',
    childRelationshipName,
  } as const satisfies FieldDeclaration
}

/** A plan, when one is chosen. */
export function planReference(childRelationshipName: string) {
  return {
    dataType: 'Reference',
    label: { en: 'Plan ID', es: 'Id. del plan' },
    referenceTo: 'Product2',
    relationshipName: 'Plan__r',
    childRelationshipName,
  } as const satisfies FieldDeclaration
}
