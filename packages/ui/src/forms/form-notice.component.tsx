import { Alert, Button } from '@balcao/ui';
import { copy } from './forms.copy.ts';

export interface FormNoticeProps {
  /** A form on its way, as `useForm` and `useSubmit` of `@balcao/shared/forms` give one. */
  form: { readonly aviso: string | null; readonly isRepetivel: boolean; readonly isBusy: boolean };
}

/** What was refused of a form and belongs to no field; when nothing typed is wrong, sending it again is one press away. */
export function FormNotice({ form: { aviso, isRepetivel, isBusy } }: FormNoticeProps) {
  if (aviso === null) return null;
  return (
    <Alert
      tone="perigo"
      isLive
      actions={
        isRepetivel && (
          <Button type="submit" isBusy={isBusy}>
            {copy.tentarNovamente}
          </Button>
        )
      }
    >
      {aviso}
    </Alert>
  );
}
