import { registryCalls, type RascunhoOrcamento } from '@balcao/contracts';
import { linhaAuto } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umRascunhoAuto } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { SecaoSeguro } from './secao-seguro.component.tsx';

const gateway = fakeGateway();
const SAIU = '0190b000-0000-7000-8000-0000000000a1';
const FICA = '0190b000-0000-7000-8000-0000000000a2';
const { risco, comercial } = umRascunhoAuto();
const FILIAL = String(risco.seguro?.corretoraId);
const guardado = { risco: { ...risco, seguro: { ...risco.seguro, produtores: [{ id: SAIU, pctBps: 10_000 }] } }, comercial };

const produtor = (id: string, nome: string) => ({ id, nome, tipo: 'INTERNO' });
const corretora = { id: FILIAL, fantasia: 'Filial', razaoSocial: 'Filial Ltda', cnpj: '', susep: '', principal: false };
const lida = (data: unknown) => ({ status: 200, body: { success: true, data } });
const escolhido = (texto: string) => screen.findByText(texto, { selector: 'button *' });

function Tela({ inicial = guardado as RascunhoOrcamento }: { inicial?: RascunhoOrcamento }) {
  const form = useForm({ defaultValues: inicial });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaAuto}>
        <FormProvider {...form}>
          <SecaoSeguro />
        </FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.reply(registryCalls.listCorretoras, ({ input }) => lida(input['guardados'] === FILIAL ? [corretora] : []));
});
afterEach(cleanup);
afterAll(gateway.close);

it('names the producer and the brokerage a draft kept after they left the list, until another is chosen', async () => {
  gateway.reply(registryCalls.listProdutores, ({ input }) =>
    lida([produtor(FICA, 'Bento'), ...(input['guardados'] === SAIU ? [produtor(SAIU, 'Saulo')] : [])]),
  );
  render(<Tela />);
  expect(await escolhido('Filial (indisponível)')).toBeVisible();
  await userEvent.click(await escolhido('Saulo (inativo)'));
  await userEvent.click(screen.getByRole('option', { name: 'Bento' }));
  expect(await escolhido('Bento')).toBeVisible();
  expect(screen.queryByText('Saulo (inativo)', { selector: 'button *' })).toBeNull();
});

it('says that a name could not be read, and does not show it as if nobody had been chosen', async () => {
  gateway.reply(registryCalls.listProdutores, ({ input }) =>
    input['guardados'] ? { status: 500, body: { success: false, code: 500, message: 'Falhou.' } } : lida([produtor(FICA, 'Bento')]),
  );
  render(<Tela />);
  expect(await escolhido('Não foi possível ler o nome')).toBeVisible();
});

it('keeps each producer with its share as others come and go', async () => {
  gateway.reply(registryCalls.listProdutores, () => lida([produtor(FICA, 'Bento'), produtor(SAIU, 'Saulo')]));
  render(<Tela inicial={{ risco: { ...risco, seguro: { ...risco.seguro, produtores: [] } }, comercial } as RascunhoOrcamento} />);
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Adicionar produtor' }));
  const parte = (posicao: number) => screen.getByRole('textbox', { name: `Participação do produtor ${posicao}` });
  const choose = async (posicao: number, nome: string) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`Produtor ${posicao}$`) }));
    await userEvent.click(await screen.findByRole('option', { name: nome }));
  };
  await add();
  await choose(1, 'Bento');
  await userEvent.clear(parte(1));
  await userEvent.type(parte(1), '70');
  await add();
  await choose(2, 'Saulo');
  expect(parte(2)).toHaveValue('30,00');
  await userEvent.click(screen.getByRole('button', { name: 'Remover produtor 1' }));
  expect(await escolhido('Saulo')).toBeVisible();
  expect(parte(1)).toHaveValue('30,00');
  await add();
  expect(parte(2)).toHaveValue('70,00');
  expect(screen.queryByText('Bento', { selector: 'button *' })).toBeNull();
});
