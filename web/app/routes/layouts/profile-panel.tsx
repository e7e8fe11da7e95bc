import { ProfileDialog } from '../../explorer/accounts/profile-dialog.tsx'
import { AccountPrivacy } from './account-privacy.tsx'

/** The profile with what becomes of it. */
export default function ProfilePanel() {
  return <ProfileDialog privacy={<AccountPrivacy use="account" />} />
}
