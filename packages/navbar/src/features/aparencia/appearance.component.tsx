import { token, visuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './aparencia.copy.ts';
import { useAparencia } from './aparencia.resource.ts';

/** Theme and density, applied immediately. Plain radios, so that the bar does not load React Aria on every screen. */
export function Appearance() {
  const { aparencia, choose } = useAparencia();
  return (
    <Both>
      <Choice name="tema" label={copy.tema} options={copy.temas} value={aparencia.tema} onChange={(tema) => choose({ tema })} />
      <Choice
        name="densidade"
        label={copy.densidade}
        options={copy.densidades}
        value={aparencia.densidade}
        onChange={(densidade) => choose({ densidade })}
      />
    </Both>
  );
}

interface ChoiceProps<V extends string> {
  name: string;
  label: string;
  options: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: V) => void;
}

function Choice<V extends string>({ name, label, options, value, onChange }: ChoiceProps<V>) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Bar>
        {(Object.entries(options) as [V, string][]).map(([each, texto]) => (
          <Option key={each}>
            <input type="radio" name={`navbar-${name}`} checked={each === value} onChange={() => onChange(each)} />
            {texto}
          </Option>
        ))}
      </Bar>
    </Group>
  );
}

const Both = styled.div`
  padding: ${token('espaco1')} ${token('espaco2')} ${token('espaco2')};
  margin-bottom: ${token('espaco1')};
  border-bottom: 1px solid ${token('borda')};
`;

const Group = styled.fieldset`
  padding: 0;
  margin: ${token('espaco1')} 0 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  margin-top: ${token('espaco1')};
  background: ${token('neutroSuave')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raio6')};
`;

const Option = styled.label`
  flex: 1 1 0;
  min-height: 28px;
  padding: 0 ${token('espaco2')};
  font-size: ${token('texto13')};
  line-height: 28px;
  text-align: center;
  color: ${token('neutroTexto')};
  border-radius: ${token('raio4')};
  cursor: pointer;
  position: relative;
  input {
    ${visuallyHidden}
  }
  &:has(:checked) {
    font-weight: ${token('pesoMedio')};
    color: ${token('primariaTexto')};
    background: ${token('superficie')};
    box-shadow: 0 0 0 1px ${token('bordaForte')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('foco')};
  }
`;
