import type { MinhaPolitica } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Button, Card, Stack, Text, TextField } from '@balcao/ui';
import { FormNotice, MaskedField } from '@balcao/ui/forms';
import { LeituraRegistro } from '@balcao/ui/records';
import { copy } from './politica.copy.ts';
import { useEncarregado, useMinha } from './politica.resource.ts';

/** Who answers for the personal data of the brokerage's clients, said by an administrator. */
export const FormEncarregado = () => (
  <Card titulo={copy.contatos}>
    <LeituraRegistro leitura={useMinha()} altura={320}>
      {(minha) => <Campos minha={minha} />}
    </LeituraRegistro>
  </Card>
);

function Campos({ minha }: { minha: MinhaPolitica }) {
  const form = useEncarregado(minha);
  const { bind, isBusy, isDirty } = form;
  useNaoSalvo('settings', isDirty, form.putAway);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <Text isSoft>{copy.encarregadoTexto}</Text>
        <FormNotice form={form} />
        <TextField {...bind('nome')} label={copy.nome} maxLength={120} isRequired />
        <TextField {...bind('email')} label={copy.email} type="email" inputMode="email" maxLength={254} isRequired />
        <MaskedField {...bind('telefone')} mask="celular" label={copy.telefone} />
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isDirty}>
            {copy.salvar}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
