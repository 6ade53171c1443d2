import type { Conta } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Alert, Button, Cluster, DateText, showToast, Stack, TextField, token } from '@balcao/ui';
import { FormNotice, MaskedField } from '@balcao/ui/forms';
import styled from 'styled-components';
import { Secao } from '../../secao.component.tsx';
import { copy } from './dados.copy.ts';
import { useConta, useDados } from './dados.resource.ts';

/** Measured at 1440 and 390 px. */
const ALTURA = { larga: 250, estreita: 425 };

/** Who the person is: name and phone may change, the rest is shown. */
export function Dados() {
  const conta = useConta();
  return (
    <Secao id="dados" titulo={copy.titulo} leitura={conta} altura={ALTURA}>
      {(data) => <DadosForm conta={data} />}
    </Secao>
  );
}

function DadosForm({ conta }: { conta: Conta }) {
  const form = useDados(conta, () => showToast({ tone: 'sucesso', titulo: copy.salvou }));
  const { bind, isBusy, isDirty } = form;
  useNaoSalvo('settings', isDirty, form.putAway);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        {form.isRestaurado && <Alert>{copy.restaurado}</Alert>}
        <FormNotice form={form} />
        <Pares>
          <TextField {...bind('nome')} label={copy.nome} autoComplete="name" maxLength={120} isRequired />
          <MaskedField {...bind('telefone')} mask="celular" label={copy.telefone} autoComplete="tel-national" />
        </Pares>
        <Fatos conta={conta} />
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isDirty}>
            {copy.salvar}
          </Button>
          {isDirty && (
            <Button variant="quiet" isDisabled={isBusy} onClick={form.undo}>
              {copy.desfazer}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

/** What is known of the person and is not changed here. */
function Fatos({ conta }: { conta: Conta }) {
  return (
    <Lista>
      <div>
        <dt>{copy.email}</dt>
        <dd>{conta.email}</dd>
        <Ajuda>{copy.emailAjuda}</Ajuda>
      </div>
      <div>
        <dt>{copy.corretora}</dt>
        <dd>{conta.nomeCorretora}</dd>
      </div>
      <div>
        <dt>{copy.papel}</dt>
        <dd>{conta.administrador ? copy.administrador : copy.usuario}</dd>
      </div>
      <div>
        <dt>{copy.desde}</dt>
        <dd>
          <DateText iso={conta.criadaEm} />
        </dd>
      </div>
    </Lista>
  );
}

const Pares = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token('espaco4')};
`;

const Lista = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token('espaco3')} ${token('espaco4')};
  dt {
    font-size: ${token('texto13')};
    font-weight: ${token('pesoMedio')};
    color: ${token('textoSuave')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Ajuda = styled.dd`
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
`;
