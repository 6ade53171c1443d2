import { linhaAuto } from '@balcao/domain';
import type { RascunhoOrcamento } from '@balcao/contracts';
import { umRascunhoAuto } from '@balcao/testing';
import { TextField } from '@balcao/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { LinhaAberta } from '../../linha-aberta.ts';
import { useCampo } from '../../use-campo.ts';
import { Formulario } from './formulario.component.tsx';
import { useFormulario } from './use-formulario.ts';

const onDraw = jest.fn<void, [string]>();
const drawsOf = (nome: string) => onDraw.mock.calls.filter(([drawn]) => drawn === nome).length;
const told: RascunhoOrcamento[] = [];

function Campo({ nome }: { nome: string }) {
  onDraw(nome);
  return <TextField label={nome} {...useCampo<string>(nome, '')} />;
}

const PROFISSAO = 'risco.segurado.profissao';
const BAIRRO = 'risco.segurado.bairro';

function Tela() {
  const formulario = useFormulario({
    linha: linhaAuto,
    inicial: umRascunhoAuto(),
    seguradoras: [],
    onChange: (rascunho) => told.push(rascunho),
  });
  const secoes = useMemo(
    () => [
      {
        id: 'segurado',
        titulo: 'Segurado',
        prefixos: ['risco.segurado'],
        content: (
          <>
            <Campo nome={PROFISSAO} />
            <Campo nome={BAIRRO} />
          </>
        ),
      },
    ],
    [],
  );
  onDraw('tela');
  return (
    <LinhaAberta value={linhaAuto}>
      <Formulario {...{ formulario, secoes }} onCalcular={() => undefined} onCampo={() => undefined} barra={null} />
    </LinhaAberta>
  );
}

beforeEach(() => {
  onDraw.mockClear();
  told.length = 0;
});
afterEach(cleanup);

it('draws only the field being typed in', async () => {
  render(<Tela />);
  const before = [PROFISSAO, BAIRRO, 'tela'].map(drawsOf);
  await userEvent.type(screen.getByRole('textbox', { name: PROFISSAO }), 'Dentista');
  expect(drawsOf(PROFISSAO)).toBeGreaterThan(before[0] ?? 0);
  expect([drawsOf(BAIRRO), drawsOf('tela')]).toEqual(before.slice(1));
});

it('tells each change with a draft of its own, which later typing does not touch', async () => {
  render(<Tela />);
  await userEvent.type(screen.getByRole('textbox', { name: PROFISSAO }), 'Di');
  expect(told.map(({ risco }) => (risco['segurado'] as { profissao?: string }).profissao)).toEqual(['D', 'Di']);
});
