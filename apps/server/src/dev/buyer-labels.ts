import { defineLabels } from '@porchlight/i18n'

/** Labels of the demo's ten-minute tours for an IT director and a head of customer care. */
export const buyerLabels = defineLabels({
  directorTour: { en: 'For an IT director', es: 'Para la dirección de TI' },
  careTour: { en: 'For a head of customer care', es: 'Para la dirección de atención al cliente' },
  tenMinutes: { en: 'Ten minutes, step by step', es: 'Diez minutos, paso a paso' },
  tourSignIn: {
    en: 'Sign in. The console has you add an authenticator app first: take the code from',
    es: 'Inicie sesión. La consola le pide agregar primero una aplicación de autenticación: tome el código del',
  },
  directorHealth: { en: 'See what runs', es: 'Vea qué funciona' },
  directorHealthEnd: {
    en: 'and when each service outside last answered; jobs that stopped wait there to be retried.',
    es: 'y cuándo respondió por última vez cada servicio externo; ahí esperan los trabajos detenidos.',
  },
  directorAway: { en: 'Let payments fail', es: 'Haga fallar los pagos' },
  directorAwayEnd: {
    en: 'and pay a bill as Dana: her page says that nothing was charged. Let them answer again.',
    es: 'y pague una factura como Dana: su página dice que no se cobró nada. Después haga que respondan.',
  },
  directorPlans: {
    en: 'Download the plans, change a price and check the file',
    es: 'Descargue los planes, cambie un precio y revise el archivo',
  },
  directorPlansEnd: {
    en: 'without applying it: you see each change, and nothing is written.',
    es: 'sin aplicarlo: verá cada cambio y no se escribe nada.',
  },
  directorPeople: { en: 'Invite somebody', es: 'Invite a alguien' },
  directorPeopleEnd: { en: 'to a role, and find it in', es: 'a una función y búsquelo en' },
  directorAudit: { en: 'the audit log', es: 'el registro de auditoría' },
  directorCall: { en: 'Call the data service', es: 'Llame al servicio de datos' },
  directorCallEnd: {
    en: 'as your own programs would.',
    es: 'como lo harían sus propios programas. Está en inglés.',
  },
  careQueue: { en: 'Take the first item of the queue', es: 'Tome el primer asunto de la cola' },
  careQueueEnd: { en: 'and see what makes it urgent.', es: 'y vea por qué es urgente.' },
  careTeam: { en: 'See who of the team has what', es: 'Vea quién del equipo tiene qué' },
  careTeamEnd: { en: 'and how much of it is late.', es: 'y cuánto está atrasado.' },
  careBanner: {
    en: 'Write an outage notice, save it and publish it',
    es: 'Escriba un aviso de apagón, guárdelo y publíquelo',
  },
  careBannerEnd: { en: 'then look at', es: 'y mire' },
  careOutages: { en: 'the page about outages', es: 'la página de apagones' },
  careCampaign: { en: 'Open a draft to many customers', es: 'Abra un borrador para muchos clientes' },
  careCampaignEnd: {
    en: 'and see how it reads in both languages, and whom it reaches.',
    es: 'y vea cómo se lee en los dos idiomas y a quién llega.',
  },
  careFigures: { en: 'Read the figures', es: 'Lea los indicadores' },
  careFiguresEnd: {
    en: 'and take them with you as CSV.',
    es: 'y llévelos como CSV.',
  },
})
