import type { LeftOut } from '@belvedere/domain/outlines/mask/plan-mask'
import { m } from '../../../paraglide/messages.js'
import own from './studio-mask-inspector.module.css'
import type { Mask } from './use-mask.ts'

/** A colour of no apartment: why it is none, what it is called on this building's masks, and the way back in. */
export function MaskLeftOut({ colour, mask }: { colour: LeftOut; mask: Mask }) {
  const { index, hex, pixels, why, name } = colour
  const { takenIn, names } = mask.choices
  return (
    <p className={own.out}>
      <i style={{ background: hex }} />
      <span>
        {why === 'small' ? m.studio_mask_small({ hex, pixels }) : m.studio_mask_out_before({ hex })}
        <input
          type="text"
          maxLength={80}
          aria-label={m.studio_mask_out_name({ hex })}
          placeholder={m.studio_mask_out_example()}
          value={name}
          onChange={({ target }) => mask.change({ names: new Map(names).set(index, target.value) })}
        />
      </span>
      <button type="button" onClick={() => mask.change({ takenIn: new Set(takenIn).add(index) })}>
        {m.studio_mask_take_in()}
      </button>
    </p>
  )
}
