import { enquiryFate } from '@belvedere/domain/enquiries/waiting-enquiry'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { openedPanel, openPanel } from '../../state/open-panel.ts'
import { apartmentsOf, isAbout, type WaitingEnquiry } from '../../state/read-waiting.ts'
import { sendEnquiry } from '../../state/send-enquiry.ts'
import { dropWaiting, markRefused, unsent } from '../../state/waiting-enquiries.ts'

/** Sends what waits, in one tab at a time; true when nothing is left to send (decision 56). */
export function sendWaiting(): Promise<boolean> {
  return navigator.locks.request('waiting-enquiries', async () => {
    for (const enquiry of unsent()) await sendOne(enquiry)
    return unsent().length === 0
  })
}

async function sendOne(enquiry: WaitingEnquiry) {
  const fate = enquiryFate(await sendEnquiry(enquiry.payload, enquiry.key))
  if (fate === 'accepted') {
    dropWaiting([enquiry.key])
    thank(enquiry)
  }
  if (fate === 'refused') {
    markRefused(enquiry.key)
    tellRefusal(enquiry)
  }
}

/** The form may be open in another tab than the one that sends. */
const tabs = new BroadcastChannel('sent-enquiries')
tabs.onmessage = ({ data }) => thankInForm(data as WaitingEnquiry)

function thank(enquiry: WaitingEnquiry) {
  tabs.postMessage(enquiry)
  if (thankInForm(enquiry)) return
  notify({
    title: m.thank_you_title(),
    message: m.thank_you_text(),
    type: 'success',
    afterOk: 'stay',
    unasked: true,
  })
}

/** The whole screen only in place of its own form: elsewhere the buyer is busy with something else. */
function thankInForm({ payload, apartment }: WaitingEnquiry): boolean {
  const panel = openedPanel()
  const isItsForm = panel?.name === 'ask' && isAbout(payload, panel.apartmentIds)
  if (isItsForm) openPanel({ name: 'thank-you', apartment })
  return isItsForm
}

function tellRefusal(enquiry: WaitingEnquiry) {
  notify({
    title: m.ask_failed_title(),
    message: m.enquiry_refused(),
    type: 'error',
    afterOk: 'stay',
    unasked: true,
    action: { label: m.enquiry_open(), act: () => openEnquiry(enquiry) },
  })
}

/** In its form, filled in as it was written. */
export function openEnquiry({ payload, apartment }: WaitingEnquiry) {
  openPanel({ name: 'ask', apartmentIds: apartmentsOf(payload), apartment })
}
