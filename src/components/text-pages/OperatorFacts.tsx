import type { Operator } from '../../../contract/shell/operator.ts';
import { operatorMessages } from './operator.messages.ts';

const { demo, asks } = operatorMessages;

/** Operator of the market, with the legally required data that is missing from the configuration. */
export function OperatorFacts({ operator }: { operator: Operator | null }) {
  if (!operator) return <p>{demo}</p>;
  const { email, register } = operator;
  const missing = asks.filter(({ name }) => !operator[name]).map(({ words }) => words);
  return (
    <>
      <ul>
        {asks.map(({ name, word }) =>
          operator[name] && name !== 'email' ? <li key={name}>{`${word}: ${operator[name]}`}</li> : null,
        )}
        {email ? (
          <li>
            Correo: <a href={`mailto:${email}`}>{email}</a>
          </li>
        ) : null}
        {register ? <li>{`Inscripción: ${register}`}</li> : null}
      </ul>
      {missing.length > 0 ? <p>{operatorMessages.missing(missing)}</p> : null}
    </>
  );
}
