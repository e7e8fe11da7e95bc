import { ROLES } from '@belvedere/domain/accounts/roles'
import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../paraglide/messages.js'
import type { Email } from './render.ts'

type Facts = { project: string; roleId: number; link: string; days: number }

const roleWord = (roleId: number, locale: Locale) => {
  if (roleId === ROLES.project_admin) return m.mail_role_admin({}, { locale })
  return roleId === ROLES.project_editor
    ? m.mail_role_editor({}, { locale })
    : m.mail_role_agent({}, { locale })
}

/** It greets nobody by name: whether the address has an account, its mail does not know either (ACC-11). */
export function invitation({ project, roleId, link, days }: Facts, locale: Locale): Email {
  const subject = m.mail_invitation_subject({ project }, { locale })
  const why = m.mail_invitation_why({ project, role: roleWord(roleId, locale) }, { locale })
  return {
    locale,
    subject,
    preview: why,
    blocks: [
      { heading: subject },
      { paragraph: why },
      { button: m.mail_invitation_accept({}, { locale }), href: link },
      { paragraph: m.mail_invitation_ends({ count: days }, { locale }) },
    ],
    footer: m.mail_invitation_footer({}, { locale }),
  }
}
