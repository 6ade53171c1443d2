import type { CampoFiltro, ListaFiltrada } from '@balcao/contracts';
import { operadoresDoCampo, type OperadorFiltro } from '@balcao/contracts';
import { rotulosDasOpcoes } from '@balcao/domain';
import { below, Button, campoId, IconeFechar, TextField, token } from '@balcao/ui';
import { CheckboxGroup, DateField, MoneyField, NumberField, PercentField, Select } from '@balcao/ui/forms';
import styled from 'styled-components';
import type { Erros } from '@balcao/shared/forms';
import { copy, rotuloDoOperador } from './filtros.copy.ts';
import { camposDe, type CondicaoDigitada, entradaDe, withCampo, withOperador } from './filtros.model.ts';

export interface CondicaoDoFiltroProps {
  condicao: CondicaoDigitada;
  lista: ListaFiltrada;
  /** Where it stands in what is sent. */
  caminho: string;
  /** Its place, in words. */
  nome: string;
  /** What the group it is in is called; null of the filter itself. */
  grupo: string | null;
  erros: Erros<string>;
  onChange: (condicao: CondicaoDigitada, campo: string) => void;
  onRemove: () => void;
}

/** One condition: a field of the list, a comparison of its kind, and the value that takes. */
export function CondicaoDoFiltro({ condicao, lista, caminho, nome, grupo, erros, onChange, onRemove }: CondicaoDoFiltroProps) {
  const campos = camposDe(lista);
  const campo = campos[condicao.campo];
  const inteiro = grupo ? `${nome}, ${grupo.toLowerCase()}` : nome;
  const field = (parte: 'campo' | 'operador') => ({ name: `${caminho}.${parte}`, error: erros[`${caminho}.${parte}`] });
  const operadores = campo ? operadoresDoCampo[campo.tipo] : [];
  return (
    <Condicao role="group" aria-label={inteiro}>
      {/* what a condition is gone to by: the list's own id follows its place only later */}
      <Campo id={campoId(caminho)}>
        <Select
          {...field('campo')}
          label={copy.campo}
          options={Object.entries(campos).map(([value, { rotulo }]) => ({ value, label: rotulo }))}
          value={condicao.campo}
          onChange={(value) => value && onChange(withCampo(lista, condicao, value), `${caminho}.campo`)}
        />
      </Campo>
      <Operador>
        <Select
          {...field('operador')}
          label={copy.operador}
          options={operadores.map((value) => ({ value, label: rotuloDoOperador(value, campo?.tipo ?? 'texto') }))}
          value={condicao.operador}
          onChange={(value) => value && onChange(withOperador(condicao, value as OperadorFiltro), `${caminho}.operador`)}
        />
      </Operador>
      <Valores>
        <Valor
          // another kind of value is another field: nothing of what was typed in one goes to the other
          key={`${campo?.tipo}-${entradaDe(campo, condicao.operador)}`}
          {...{ condicao, campo, lista }}
          name={`${caminho}.valor`}
          error={erros[`${caminho}.valor`]}
          onChange={(mudanca) => onChange({ ...condicao, ...mudanca }, `${caminho}.valor`)}
        />
      </Valores>
      <Remover>
        <Button
          size="sm"
          variant="quiet"
          aria-label={copy.remover(inteiro)}
          title={copy.remover(inteiro)}
          icon={<IconeFechar size={16} aria-hidden />}
          onClick={onRemove}
        />
      </Remover>
    </Condicao>
  );
}

interface ValorProps {
  condicao: CondicaoDigitada;
  campo: CampoFiltro | undefined;
  lista: ListaFiltrada;
  name: string;
  error: string | undefined;
  onChange: (mudanca: Partial<CondicaoDigitada>) => void;
}

function Valor({ condicao, campo, lista, name, error, onChange }: ValorProps) {
  const { de, ate, opcoes } = condicao;
  switch (entradaDe(campo, condicao.operador)) {
    case 'nenhuma':
      return null;
    case 'dias':
      return (
        <NumberField
          {...{ name, error }}
          label={copy.dias}
          max={3660}
          suffix={copy.sufixoDias}
          value={de as number | null}
          onChange={(valor) => onChange({ de: valor })}
        />
      );
    case 'opcoes':
      return (
        <CheckboxGroup
          {...{ name, error }}
          label={copy.valor}
          isInline
          options={(campo?.opcoes ?? []).map((value) => ({ value, label: rotulosDasOpcoes[lista][condicao.campo]?.[value] ?? value }))}
          value={opcoes}
          onChange={(valor) => onChange({ opcoes: valor })}
        />
      );
    case 'entre':
      return (
        <>
          <Um {...{ campo, name, error }} label={copy.de} valor={de} onChange={(valor) => onChange({ de: valor })} />
          <Um
            {...{ campo }}
            name={`${name}.ate`}
            error={undefined}
            label={copy.ate}
            valor={ate}
            onChange={(valor) => onChange({ ate: valor })}
          />
        </>
      );
    case 'uma':
      return <Um {...{ campo, name, error }} label={copy.valor} valor={de} onChange={(valor) => onChange({ de: valor })} />;
  }
}

interface UmProps {
  campo: CampoFiltro | undefined;
  name: string;
  label: string;
  error: string | undefined;
  valor: string | number | null;
  onChange: (valor: string | number | null) => void;
}

/** One value, by the kind of its field. */
function Um({ campo, valor, ...field }: UmProps) {
  const numero = typeof valor === 'number' ? valor : null;
  switch (campo?.tipo) {
    case 'centavos':
      return <MoneyField {...field} value={numero} />;
    case 'bps':
      return <PercentField {...field} value={numero} />;
    case 'numero':
      return <NumberField {...field} value={numero} isUngrouped />;
    case 'data':
    case 'momento':
      return <DateField {...field} value={typeof valor === 'string' ? valor : null} />;
    default:
      return <TextField {...field} value={valor === null ? '' : String(valor)} maxLength={120} />;
  }
}

const Condicao = styled.div`
  display: grid;
  grid-template: 'campo operador valor remover' / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr) auto;
  gap: ${token('espaco2')} ${token('espaco3')};
  align-items: start;
  padding: ${token('espaco3')};
  background: ${token('superficieSuave')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  ${below(768)} {
    grid-template: 'campo remover' 'operador operador' 'valor valor' / minmax(0, 1fr) auto;
  }
`;

const Campo = styled.div`
  grid-area: campo;
`;

const Operador = styled.div`
  grid-area: operador;
`;

const Valores = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')} ${token('espaco3')};
  grid-area: valor;
  > * {
    flex: 1 1 140px;
  }
`;

/* in line with the boxes, below the height of a label */
const Remover = styled.div`
  grid-area: remover;
  padding-block-start: 24px;
`;
