import { questionarioCalls } from '@balcao/contracts';
import { linhaAuto } from '@balcao/domain';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { RespostasDoCliente } from './respostas-do-cliente.component.tsx';

const gateway = fakeGateway();
const orcamentoId = '0190b000-0000-7000-8000-000000000040';

function Caso() {
  const form = useForm({ defaultValues: { risco: { segurado: { nome: 'Ana', profissao: 'Atriz', email: 'a@exemplo.test' } } } });
  const risco = useWatch({ control: form.control, name: 'risco' });
  return (
    <FormProvider {...form}>
      <RespostasDoCliente orcamentoId={orcamentoId} form={form as never} />
      <output>{JSON.stringify(risco.segurado)}</output>
    </FormProvider>
  );
}
function open() {
  render(
    <ThemeRoot>
      <QueryProvider>
        <LinhaAberta value={linhaAuto}>
          <Caso />
        </LinhaAberta>
      </QueryProvider>
    </ThemeRoot>,
  );
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  beginSignedIn(gateway, queryClient);
  gateway.answer(questionarioCalls.getDivergentes, {
    solicitacaoId: '0190b000-0000-7000-8000-0000000000a1',
    em: '2026-11-20T12:00:00.000Z',
    nome: 'Bruno',
    respostas: [
      { campo: 'risco.segurado.profissao', valor: 'Médica' },
      { campo: 'risco.segurado.nome', valor: 'Ana Lima' },
      { campo: 'risco.segurado.email', valor: 'a@exemplo.test' },
    ],
  });
});
afterEach(cleanup);
afterAll(gateway.close);

it('shows both values of each field that still differs, and takes one answer without the others', async () => {
  open();
  await screen.findByText(/^Bruno respondeu o questionário diferente do que está aqui em 2 campos/);
  await userEvent.click(await button('Ver as respostas'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/No orçamentoAtrizResposta do clienteMédica/);
  await userEvent.click(await button(/^Usar a resposta: Profissão/));
  expect(screen.getByText(/"profissao":"Médica"/)).toHaveTextContent('"nome":"Ana"');
  expect(screen.queryByRole('button', { name: /^Usar a resposta: Profissão/ })).toBeNull();
  expect(await button(/^Usar a resposta: Nome/)).toBeVisible();
});

it('does not ask again once what is left was kept', async () => {
  open();
  await userEvent.click(await button('Ver as respostas'));
  await userEvent.click(await button('Manter os outros como estão'));
  await waitFor(() => expect(screen.queryByText(/respondeu o questionário diferente/)).toBeNull());
  cleanup();
  open();
  await waitFor(() => expect(gateway.pedidos.length).toBeGreaterThan(0));
  expect(screen.queryByText(/respondeu o questionário diferente/)).toBeNull();
});

it('says nothing of an answer whose parts only come in another order, or of one left empty that was never filled', async () => {
  gateway.answer(questionarioCalls.getDivergentes, {
    solicitacaoId: '0190b000-0000-7000-8000-0000000000a2',
    em: '2026-11-20T12:00:00.000Z',
    nome: 'Bruno',
    respostas: [
      { campo: 'risco.segurado', valor: { email: 'a@exemplo.test', profissao: 'Atriz', nome: 'Ana' } },
      { campo: 'risco.condutor', valor: '' },
      { campo: 'risco.uso', valor: 'LAZER' },
    ],
  });
  open();
  expect(await screen.findByText(/^Bruno respondeu o questionário diferente do que está aqui em 1 campo/)).toBeVisible();
});

it('says nothing where nothing differs', async () => {
  gateway.answer(questionarioCalls.getDivergentes, null);
  open();
  await waitFor(() => expect(gateway.pedidos).toHaveLength(1));
  expect(screen.queryByText(/respondeu o questionário/)).toBeNull();
});
