import type { RascunhoAuto } from '@balcao/contracts';
import {
  formatBps,
  formatCentavos,
  formatData,
  formatHora,
  isData,
  rotulosCampos,
  rotulosOpcoes,
  type RotulosOpcoes,
} from '@balcao/domain';
import { Button, Stack, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import styled from 'styled-components';
import type { VersaoSalva } from './gravador.resource.ts';
import { copy } from './rascunho.copy.ts';
import { divergenciasEntre } from './rascunho.model.ts';

export interface ConflitoModalProps {
  minha: RascunhoAuto;
  deles: VersaoSalva;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Decides later: meanwhile nothing is saved, and this browser keeps what is typed. */
  onClose: () => void;
}

/** Two people saved the same orçamento: both versions side by side, and the choice of which one stays. */
export function ConflitoModal({ minha, deles, onKeepMine, onTakeTheirs, onClose }: ConflitoModalProps) {
  return (
    <Dialog
      titulo={copy.conflitoTitulo}
      role="alertdialog"
      size="lg"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{copy.usarDeles}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {copy.manterMinha}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{copy.conflitoTexto(formatHora(deles.alteradoEm))}</p>
        <Rolagem>
          <Tabela>
            <thead>
              <tr>
                <th scope="col">{copy.campo}</th>
                <th scope="col">{copy.minha}</th>
                <th scope="col">{copy.deles}</th>
              </tr>
            </thead>
            <tbody>
              {divergenciasEntre(minha, deles.rascunho).map(({ campo, ...valores }) => (
                <tr key={campo}>
                  <th scope="row">{rotuloDe(campo)}</th>
                  <td>{show(campo, valores.minha)}</td>
                  <td>{show(campo, valores.deles)}</td>
                </tr>
              ))}
            </tbody>
          </Tabela>
        </Rolagem>
      </Stack>
    </Dialog>
  );
}

const rotuloDe = (campo: string): string => {
  const parts = campo.split('.');
  const known = parts.map((_, index) => parts.slice(0, parts.length - index).join('.')).find((prefix) => prefix in rotulosCampos);
  return known ? rotulosCampos[known as keyof typeof rotulosCampos] : campo;
};

function show(campo: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return copy.vazio;
  if (typeof value === 'boolean') return value ? copy.sim : copy.nao;
  if (Array.isArray(value)) return copy.itens(value.length);
  if (typeof value === 'number') return showNumero(campo, value);
  const texto = String(value);
  return isData(texto) ? formatData(texto) : (opcoesDe(campo)[texto] ?? texto);
}

/** Lists of options whose name is not the field's own. */
const LISTAS: Readonly<Record<string, keyof RotulosOpcoes>> = {
  'risco.seguro.tipo': 'tipoSeguro',
  'risco.coberturas.tipo': 'tipoCobertura',
  'comercial.formaPreferida': 'formaPagamento',
};

function opcoesDe(campo: string): Readonly<Record<string, string>> {
  const lista = LISTAS[campo] ?? campo.slice(campo.lastIndexOf('.') + 1);
  return lista in rotulosOpcoes ? rotulosOpcoes[lista as keyof RotulosOpcoes] : {};
}

function showNumero(campo: string, value: number): string {
  if (campo.endsWith('Centavos')) return formatCentavos(value);
  return campo.includes('Bps') ? formatBps(value) : String(value);
}

const Rolagem = styled.div`
  max-height: 50vh;
  overflow: auto;
`;

const Tabela = styled.table`
  width: 100%;
  font-size: ${token('texto13')};
  th,
  td {
    padding: ${token('espaco1')} ${token('espaco2')};
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid ${token('borda')};
    overflow-wrap: anywhere;
  }
`;
