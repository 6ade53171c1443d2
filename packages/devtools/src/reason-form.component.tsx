import { Alert, Button, Stack, TextField } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './reason-form.copy.ts';

export interface ReasonFormProps {
  name: string;
  /** What the button does. */
  label: string;
  isBusy: boolean;
  /** Refusal of the gateway. */
  failure: string | undefined;
  onSubmit: (motivo: string) => void;
}

/** Every action of support requires a reason. */
export function ReasonForm({ name, label, isBusy, failure, onSubmit }: ReasonFormProps) {
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = () => {
    const isEnough = motivo.trim().length >= 5;
    setError(isEnough ? undefined : copy.curto);
    if (isEnough) onSubmit(motivo.trim());
  };
  return (
    <Stack gap={2}>
      <TextField name={name} label={copy.motivo} maxLength={300} value={motivo} onChange={setMotivo} error={error} />
      {failure && (
        <Alert tone="perigo" isLive>
          {failure}
        </Alert>
      )}
      <Button variant="primary" isBusy={isBusy} onClick={submit}>
        {label}
      </Button>
    </Stack>
  );
}
