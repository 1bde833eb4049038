import type { AppDeclaration } from '@porchlight/metadata'
import { headerColors } from './header-colors'

/** Where advisors work: the day's cases first, then whatever a caller asks about. */
export const consoleApp: AppDeclaration = {
  developerName: 'Advisor_Console',
  label: { en: 'Advisor console', es: 'Consola de asesores' },
  description: {
    en: 'Cases, customers, accounts and orders of the brand that you serve.',
    es: 'Casos, clientes, cuentas y órdenes de la marca que usted atiende.',
  },
  audience: ['advisor', 'supervisor', 'admin'],
  formFactors: ['Large', 'Medium'],
  headerColors,
  startUrl: '/console',
  mobileStartUrl: null,
  navItems: [
    {
      kind: 'page',
      developerName: 'Console_Work',
      label: { en: 'My work', es: 'Mi trabajo' },
      url: '/console/work',
    },
    {
      kind: 'page',
      developerName: 'Console_Recent',
      label: { en: 'Recently viewed', es: 'Vistos recientemente' },
      url: '/console/recent',
    },
    { kind: 'object', objectApiName: 'Case' },
    { kind: 'object', objectApiName: 'Contact' },
    { kind: 'object', objectApiName: 'Account' },
    { kind: 'object', objectApiName: 'Order' },
    { kind: 'object', objectApiName: 'Deposit__c' },
    { kind: 'object', objectApiName: 'Document_Requirement__c' },
    { kind: 'object', objectApiName: 'Identity_Verification__c' },
    { kind: 'object', objectApiName: 'Notice__c' },
    { kind: 'object', objectApiName: 'Bill__c' },
    { kind: 'object', objectApiName: 'Payment__c' },
    { kind: 'object', objectApiName: 'Opportunity' },
    { kind: 'object', objectApiName: 'Lead' },
    { kind: 'object', objectApiName: 'Product2' },
    { kind: 'object', objectApiName: 'Announcement__c', formFactors: ['Large'] },
    { kind: 'object', objectApiName: 'Brand__c', formFactors: ['Large'] },
    { kind: 'object', objectApiName: 'User', formFactors: ['Large'] },
    {
      kind: 'page',
      developerName: 'Console_Plans',
      label: { en: 'Plans and prices', es: 'Planes y precios' },
      url: '/console/setup/plans',
      audience: ['admin'],
    },
    {
      kind: 'page',
      developerName: 'Console_People',
      label: { en: 'People', es: 'Personal' },
      url: '/console/setup/people',
      audience: ['admin'],
    },
    {
      kind: 'page',
      developerName: 'Console_Operations',
      label: { en: 'Operations', es: 'Operaciones' },
      url: '/console/operations',
      audience: ['admin'],
    },
  ],
  recordPages: {},
}
