import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { personNameCell, registrationLink } from '../layout-cells'

export const userLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Login', es: 'Acceso' },
      columns: 2,
      cells: [personNameCell, 'IsActive', 'Username', 'Email', 'Portal_Role__c', 'Served_Brand__c'],
    },
    {
      name: 'customer',
      heading: { en: 'Customer', es: 'Cliente' },
      columns: 2,
      cells: ['ContactId', 'Calc_Contact_Id__c'],
    },
    {
      name: 'locale',
      heading: { en: 'Language and time', es: 'Idioma y hora' },
      columns: 2,
      cells: ['LanguageLocaleKey', 'TimeZoneSidKey'],
    },
    {
      name: 'links',
      heading: { en: 'Links', es: 'Enlaces' },
      columns: 2,
      cells: [registrationLink],
    },
    systemSection,
  ],
  compact: ['Name', 'Username', 'Portal_Role__c', 'IsActive'],
}
