import type { AppDeclaration } from '@porchlight/metadata'
import { headerColors } from './header-colors'

const guests = ['guest'] as const
const customers = ['customer'] as const

/** The customer's site: five tabs for those who are signed in, and the ways in for those who are not. */
export const portalApp: AppDeclaration = {
  developerName: 'Customer_Portal',
  label: { en: 'My account', es: 'Mi cuenta' },
  description: {
    en: 'Bills, usage, orders and messages of your accounts.',
    es: 'Facturas, consumo, órdenes y mensajes de sus cuentas.',
  },
  audience: ['guest', 'customer'],
  formFactors: ['Large', 'Medium', 'Small'],
  headerColors,
  startUrl: '/',
  mobileStartUrl: '/',
  navItems: [
    {
      kind: 'page',
      developerName: 'Portal_Home',
      label: { en: 'Home', es: 'Inicio' },
      url: '/',
    },
    {
      kind: 'page',
      developerName: 'Portal_Bills',
      label: { en: 'Bills', es: 'Facturas' },
      url: '/bills',
      audience: customers,
    },
    {
      kind: 'page',
      developerName: 'Portal_Usage',
      label: { en: 'Usage', es: 'Consumo' },
      url: '/usage',
      audience: customers,
    },
    {
      kind: 'page',
      developerName: 'Portal_Messages',
      label: { en: 'Help', es: 'Ayuda' },
      url: '/messages',
      audience: customers,
    },
    {
      kind: 'page',
      developerName: 'Portal_Profile',
      label: { en: 'More', es: 'Más' },
      url: '/profile',
      audience: customers,
    },
    {
      kind: 'page',
      developerName: 'Portal_Orders',
      label: { en: 'Orders', es: 'Órdenes' },
      url: '/orders',
      audience: customers,
      formFactors: ['Large', 'Medium'],
    },
    {
      kind: 'page',
      developerName: 'Portal_Log_In',
      label: { en: 'Log in', es: 'Iniciar sesión' },
      url: '/login',
      audience: guests,
    },
    {
      kind: 'page',
      developerName: 'Portal_Find_My_Account',
      label: { en: 'Find my account', es: 'Buscar mi cuenta' },
      url: '/find-my-account',
      audience: guests,
    },
    {
      kind: 'page',
      developerName: 'Portal_Plans',
      label: { en: 'Plans', es: 'Planes' },
      url: '/plans',
    },
  ],
  recordPages: { Account: '/accounts', Bill__c: '/bills', Case: '/messages', Order: '/orders' },
}
