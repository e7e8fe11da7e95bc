import { useState } from 'react'
import { expect, fn, mocked, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { ConnectionError } from '../../api/client.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ActionProblem, answered, useAction } from './use-action.tsx'

/** A form that makes something, as those of studio and desk do. */
function Form({ send }: { send: () => Promise<unknown> }) {
  const { busy, problem, run } = useAction()
  const [name, setName] = useState('Lamela A')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(async () => {
          await send()
          setName('')
        })
      }}
    >
      <input
        aria-label={m.studio_place_name()}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ActionProblem problem={problem} />
      <Button type="submit" busy={busy}>
        {m.studio_keys_make()}
      </Button>
    </form>
  )
}

const meta = preview.meta({ component: Form, args: { send: fn(async () => {}) } })

export const Done = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
})

/** Pressed twice while it is on its way. */
export const Busy = meta.story({
  args: { send: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button'))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
})

export const Refused = meta.story({
  args: {
    send: fn(() =>
      answered(
        Promise.resolve({
          response: new Response(null, { status: 422 }),
          refusal: { status: '422', code: 'name-taken', title: '', detail: '' },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.staff_refused_name_taken())
    await expect(canvas.getByRole('textbox')).toHaveValue('Lamela A')
  },
})

/** Nothing typed is lost, and the next press goes through. */
export const Offline = meta.story({
  args: { send: fn(async () => {}) },
  play: async ({ canvas, args }) => {
    const press = () => userEvent.click(canvas.getByRole('button'))
    mocked(args.send).mockRejectedValueOnce(new ConnectionError())
    await press()
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.staff_action_offline())
    await expect(canvas.getByRole('textbox')).toHaveValue('Lamela A')
    await press()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
