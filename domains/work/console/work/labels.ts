import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingWork: { en: 'Loading your work', es: 'Cargando su trabajo' },
  summary: {
    en: '{waiting} waiting · {late} late · {mine} yours',
    es: '{waiting} en espera · {late} con retraso · {mine} a su cargo',
  },
  kindFilter: { en: 'Kind of work', es: 'Tipo de trabajo' },
  ownerFilter: { en: 'Who has it', es: 'A cargo de' },
  allKinds: { en: 'All', es: 'Todo' },
  everyone: { en: 'Everyone', es: 'Todos' },
  mine: { en: 'Mine', es: 'A mi cargo' },
  unassigned: { en: 'Unassigned', es: 'Sin asignar' },
  due: { en: 'Due', es: 'Plazo' },
  what: { en: 'What', es: 'Asunto' },
  customer: { en: 'Customer', es: 'Cliente' },
  owner: { en: 'Who has it', es: 'A cargo de' },
  nobody: { en: 'Nobody', es: 'Nadie' },
  ownerOf: { en: 'Who has “{title}”', es: 'A cargo de «{title}»' },
  inEnglish: { en: 'English', es: 'Inglés' },
  inSpanish: { en: 'Spanish', es: 'Español' },
  toTeam: { en: 'Team', es: 'Equipo' },
  queue: { en: 'Waiting', es: 'En espera' },
  emptyTitle: { en: 'Nothing is waiting here', es: 'Aquí no hay nada en espera' },
  emptyText: {
    en: 'New work appears by itself.',
    es: 'El trabajo nuevo aparecerá solo.',
  },
  hasMore: { en: 'Only the most urgent are shown.', es: 'Solo se muestra lo más urgente.' },
  changedHands: {
    en: 'Someone else reassigned this. The list is up to date again.',
    es: 'Otra persona cambió quién lo tiene a su cargo. La lista ya está al día.',
  },
  assignFailed: {
    en: 'That did not work. Nothing was changed.',
    es: 'No se pudo hacer. No se cambió nada.',
  },
})
