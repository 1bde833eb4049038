import type { FieldGroupDeclaration, LayoutComponentDeclaration } from '@porchlight/metadata'

/** The address of `serviceAddressFields`, as one item. */
export const serviceAddressCell: FieldGroupDeclaration = {
  label: { en: 'Service address', es: 'Dirección del servicio' },
  fields: ['Service_Street__c', 'Service_City__c', 'Service_State__c', 'Service_Postal_Code__c'],
}

/** A person's name: typed in its parts, read as one. */
export const personNameCell: FieldGroupDeclaration = {
  label: { en: 'Name', es: 'Nombre completo' },
  fields: ['FirstName', 'LastName'],
  readAs: 'Name',
}

/** To the public tracker of an enrolment, for advisors who look at it with a customer on the phone. */
export const enrollmentStatusLink: LayoutComponentDeclaration = {
  componentType: 'CustomLink',
  apiName: 'Enrollment_Status',
  label: { en: 'Look up an enrollment', es: 'Consultar una inscripción' },
  behavior: 'newWindow',
  customLinkUrl: '/enrollment-status',
}

/** To the plans that are on offer, as visitors see them. */
export const plansLink: LayoutComponentDeclaration = {
  componentType: 'CustomLink',
  apiName: 'Plans_On_Offer',
  label: { en: 'Plans on offer', es: 'Planes disponibles' },
  behavior: 'newWindow',
  customLinkUrl: '/plans',
}

/** To the page on which customers find their account and register. */
export const registrationLink: LayoutComponentDeclaration = {
  componentType: 'CustomLink',
  apiName: 'Registration',
  label: { en: 'Where customers register', es: 'Dónde se registran los clientes' },
  behavior: 'newWindow',
  customLinkUrl: '/find-my-account',
}
