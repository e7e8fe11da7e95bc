import type { Worry } from '@belvedere/domain/operations/worries'
import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../../paraglide/messages.js'
import { agoWords } from '../../staff/ui/ago-words.ts'
import { queueWords } from './queue-words.ts'
import { secondsWords } from './size-words.ts'

interface Said {
  readonly what: string
  readonly toDo: string
}

/** What is wrong, and what is to be done about it; `now` is the moment that it was so. */
export function worryWords(worry: Worry, locale: Locale, now: number): Said {
  const ago = (at: string) => agoWords(at, locale, now)
  switch (worry.kind) {
    case 'not-writable':
      return { what: m.studio_ops_not_writable(), toDo: m.studio_ops_not_writable_do() }
    case 'no-worker':
      return { what: m.studio_ops_no_worker(), toDo: m.studio_ops_no_worker_do() }
    case 'instance-lost':
      return {
        what: m.studio_ops_instance_lost({ name: worry.name, ago: ago(worry.at) }),
        toDo: m.studio_ops_instance_lost_do(),
      }
    case 'queue-waits':
      return {
        what: m.studio_ops_queue_waits({ name: queueWords(worry.name), ago: ago(worry.at) }),
        toDo: m.studio_ops_queue_waits_do(),
      }
    case 'jobs-fail':
      return {
        what: m.studio_ops_jobs_fail({ name: queueWords(worry.name), count: worry.count }),
        toDo: m.studio_ops_jobs_fail_do(),
      }
    case 'given-up':
      return {
        what: m.studio_ops_given_up({ name: queueWords(worry.name), count: worry.count }),
        toDo: m.studio_ops_given_up_do(),
      }
    case 'archive-fails':
      return {
        what: m.studio_ops_archive_fails({ ago: ago(worry.at) }),
        toDo: m.studio_ops_archive_fails_do(),
      }
    case 'standby-away':
      return { what: m.studio_ops_standby_away({ name: worry.name }), toDo: m.studio_ops_standby_away_do() }
    case 'standby-lags':
      return {
        what: m.studio_ops_standby_lags({ name: worry.name, time: secondsWords(worry.seconds, locale) }),
        toDo: m.studio_ops_standby_lags_do(),
      }
    case 'backup-none':
      return { what: m.studio_ops_backup_none(), toDo: m.studio_ops_backup_none_do() }
    case 'backup-failed':
      return {
        what: m.studio_ops_backup_failed({ ago: ago(worry.at) }),
        toDo: m.studio_ops_backup_failed_do(),
      }
    case 'backup-old':
      return { what: m.studio_ops_backup_old({ ago: ago(worry.at) }), toDo: m.studio_ops_backup_old_do() }
    case 'drill-none':
      return { what: m.studio_ops_drill_none(), toDo: m.studio_ops_drill_none_do() }
    case 'drill-failed':
      return { what: m.studio_ops_drill_failed({ ago: ago(worry.at) }), toDo: m.studio_ops_drill_failed_do() }
    case 'drill-old':
      return { what: m.studio_ops_drill_old({ ago: ago(worry.at) }), toDo: m.studio_ops_drill_old_do() }
  }
}
