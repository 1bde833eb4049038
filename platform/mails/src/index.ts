export { defineMail, type Mail, type MailLabels } from './define-mail'
export { type MailInput, type RenderedMail, renderMail, renderSubject } from './render-mail'
