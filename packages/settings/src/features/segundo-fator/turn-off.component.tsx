import { Alert, showToast } from '@balcao/ui';
import { FormCodigo } from './form-codigo.component.tsx';
import { copy } from './segundo-fator.copy.ts';
import { useDesligamento } from './segundo-fator.resource.ts';

export interface TurnOffProps {
  onDone: () => void;
}

const campo = { label: copy.codigoDesligar, description: copy.codigoDesligarAjuda, maxLength: 12, autoFocus: true };
const botao = { texto: copy.desligar, variant: 'danger' } as const;

/** Turns it off, by whoever holds the authenticator or a recovery code. */
export function TurnOff({ onDone }: TurnOffProps) {
  const form = useDesligamento(() => {
    showToast({ tone: 'sucesso', titulo: copy.desligou });
    onDone();
  });
  return (
    <FormCodigo largura={360} onCancel={onDone} {...{ form, campo, botao }}>
      <Alert tone="atencao">{copy.desligarTexto}</Alert>
    </FormCodigo>
  );
}
